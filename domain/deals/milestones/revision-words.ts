/** A deal counts its revisions; as many as it takes is more than anyone agrees on or asks for, and is not counted down. */
export const REVISIONS_WITHOUT_LIMIT = 99

/** Of what was agreed, and not of what is left: milestones of earlier versions were counted down from it. */
export const isWithoutLimit = (revisionsMost: number): boolean => revisionsMost >= REVISIONS_WITHOUT_LIMIT

export const revisionsWords = (revisions: number): string =>
  isWithoutLimit(revisions) ? 'as many as it takes' : String(revisions)

/** How many were agreed, as the terms say it. */
export const agreedRevisionsWords = (revisionsMost: number): string =>
  isWithoutLimit(revisionsMost) ? revisionsWords(revisionsMost) : `${revisionsMost} a milestone`

export const revisionsLeftWords = (
  { revisionsMost }: { revisionsMost: number },
  { revisionsLeft }: { revisionsLeft: number },
): string => revisionsWords(isWithoutLimit(revisionsMost) ? revisionsMost : revisionsLeft)
