import { type IconName } from '../icon/icon.tsx'

/** What the address of suggestions answers. */
export type SuggestedGroup = {
  title: string
  icon: IconName
  items: { label: string; note?: string | undefined; to: string }[]
}
