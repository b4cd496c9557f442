import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Sheet, SheetButton } from './sheet.tsx'

const filters = (
  <FieldSet label="Delivery" name="sample-sheet-days">
    <Check value="3" note="14">
      Within 3 days
    </Check>
    <Check value="7" note="96">
      Within 7 days
    </Check>
  </FieldSet>
)

export const samples = [
  {
    title: 'Floats: from below on phones, from the side on wide screens',
    node: (
      <>
        <SheetButton sheetId="sample-sheet">
          <Icon name="sliders-horizontal" /> Filters
        </SheetButton>
        <Sheet id="sample-sheet" title="Filters" footer={<Button look="main">Show 96 services</Button>}>
          {filters}
        </Sheet>
      </>
    ),
  },
  {
    title: 'Stands in the page on wide screens',
    node: (
      <>
        <SheetButton sheetId="sample-facets" onlyOnPhones>
          <Icon name="sliders-horizontal" /> Filters
        </SheetButton>
        <Sheet id="sample-facets" title="Facets" inlineOnWide footer={<Button>Apply</Button>}>
          {filters}
        </Sheet>
      </>
    ),
  },
]
