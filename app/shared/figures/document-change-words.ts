import type { DocumentChange } from '#domain/documents/index.ts'

/** How the public log names a change of words. */
export const documentChangeTitle = ({ title, number, isPrograms, when }: DocumentChange): string =>
  `${title}: version ${number}${isPrograms ? ', the text that comes with the program' : ''}${when === 'slip' ? ', a slip mended' : ''}`

export const documentChangeId = ({ slug, number }: Pick<DocumentChange, 'slug' | 'number'>) =>
  `${slug}-${number}`

/** Changes of figures and of words stand in one log. */
export const newestEffectFirst = (one: { effectiveAt: Date }, other: { effectiveAt: Date }): number =>
  other.effectiveAt.getTime() - one.effectiveAt.getTime()
