import { WORDS_MOST } from '#domain/deals/deal-input.ts'
import type { MoveIntent } from './intent-words.ts'
import type { RoomContext } from '../room-context.ts'
import type { StepField } from './step-view.ts'

/** What every step begins with, before its words. */
export type Base = { do: MoveIntent; hidden: Record<string, string>; fields: StepField[] }
export type Milestone = RoomContext['room']['milestones'][number]

export const reasonField = (label: string, hint?: string): StepField => ({
  name: 'reason',
  label,
  kind: 'text',
  most: WORDS_MOST,
  ...(hint ? { hint } : {}),
})

export const filesField = (name = 'Files'): StepField => ({
  name: 'files',
  label: name,
  kind: 'files',
  isOptional: true,
})
