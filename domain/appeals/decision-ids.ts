const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
const CASE = /^(\d{1,15})(?:-(\d{1,15}))?$/

/** Who decided, where the trail names a member. */
export const memberIn = (label: string | null) => /^member:(.+)$/.exec(label ?? '')?.[1] ?? null

export const idIn = (decisionId: string) => UUID.exec(decisionId)?.[0]
/** Nothing behind it: the whole of it is asked of the database. */
export const isId = (decisionId: string) => idIn(decisionId) === decisionId

/** What names one decision about a thing that can be decided on more than once. */
export const decisionIdOf = (id: string, at: Date) => `${id}-${at.getTime()}`

/** Which case a decision is about, and which decision of it: appeals of before name the case alone. */
export function readCaseDecision(decisionId: string): { number: number; at: Date | undefined } | undefined {
  const [, number, at] = CASE.exec(decisionId) ?? []
  return number === undefined
    ? undefined
    : { number: Number(number), at: at === undefined ? undefined : new Date(Number(at)) }
}

export const caseNumberIn = (decisionId: string) => readCaseDecision(decisionId)?.number
