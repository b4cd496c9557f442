import type { PictureView } from '#domain/pictures/index.ts'
import { DescriptionStep } from './description-step.tsx'
import { GalleryStep } from './gallery-step.tsx'
import { OverviewStep } from './overview-step.tsx'
import { PackagesStep } from './packages-step.tsx'
import { RequirementsStep } from './requirements-step.tsx'
import type { StepName } from './steps.ts'

type StepFieldsProps = { step: StepName; pictures: ReadonlyMap<string, PictureView> }

export function StepFields({ step, pictures }: StepFieldsProps) {
  switch (step) {
    case 'overview':
      return <OverviewStep />
    case 'packages':
      return <PackagesStep />
    case 'description':
      return <DescriptionStep />
    case 'requirements':
      return <RequirementsStep />
    case 'gallery':
      return <GalleryStep pictures={pictures} />
    case 'review':
      return null
  }
}
