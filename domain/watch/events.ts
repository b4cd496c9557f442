import type { TroubleKind } from './troubles.ts'

/** Something is wrong with the jobs, or is well again. */
export type AlarmRaised = { kind: 'alarm.raised'; alarm: TroubleKind; words: string }
export type AlarmEnded = { kind: 'alarm.ended'; alarm: TroubleKind }

declare module '#platform/events/events.ts' {
  interface Events {
    watch: AlarmRaised | AlarmEnded
  }
}
