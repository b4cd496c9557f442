import { Icon } from '#app/ui/icon/icon.tsx'
import { Pie, type PiePart } from '#app/ui/figures/pie/pie.tsx'
import { stateWords, type MemberStateName } from './state-words.ts'

const PARTS: Partial<Record<MemberStateName, PiePart>> = { active: 4, unverified: 2, deleting: 3, deleted: 0 }

/** A state with a shape, so that it reads without colour. */
export function MemberStateMark({ state }: { state: MemberStateName }) {
  const part = PARTS[state]
  if (part !== undefined) return <Pie part={part}>{stateWords[state]}</Pie>
  return (
    <b className="bad">
      <Icon name="ban" size={16} /> {stateWords[state]}
    </b>
  )
}
