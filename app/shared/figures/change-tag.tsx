import { Tag } from '#app/ui/tag/tag.tsx'
import type { ChangeState } from './change-state.ts'

/** What became of a change of rules, in a word. */
export function ChangeTag({ state }: { state: ChangeState }) {
  if (state === 'withdrawn') return <Tag tone="plain">Withdrawn</Tag>
  return state === 'announced' ? <Tag tone="info">Announced</Tag> : <Tag tone="ok">In force</Tag>
}
