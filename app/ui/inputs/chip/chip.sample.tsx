import type { Sample } from '../../workbench/sample.ts'
import { Chip, ChipButton } from './chip.tsx'

export const samples: Sample[] = [
  {
    title: 'Filters that are on',
    node: (
      <div className="row">
        <Chip to="?">Within 7 days</Chip>
        <Chip to="?">$100 to 800</Chip>
      </div>
    ),
  },
  {
    title: 'Answers to press',
    node: (
      <div className="row">
        <ChipButton>Not my field</ChipButton>
        <ChipButton>Not this buyer</ChipButton>
      </div>
    ),
  },
]
