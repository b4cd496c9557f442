import { Section } from '#app/ui/shell/section.tsx'
import { DeletionPart } from './deletion-part.tsx'
import { ExportPart } from './export-part.tsx'
import type { DataSectionProps } from './data-section-props.ts'

/** One's own data: to take along, and to have deleted. */
export function DataSection({ data }: DataSectionProps) {
  return (
    <Section id="data" title="Your data" text="Take it along, or have it deleted.">
      <div className="account-matter">
        <ExportPart data={data} />
        <DeletionPart data={data} />
      </div>
    </Section>
  )
}
