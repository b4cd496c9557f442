export type Phases = {
  time<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  told(): string
}
export function openPhases(now?: () => number): Phases
