/** Why a project is most often sent back: a sentence each, as its owner reads it. */
export const projectReasons = {
  contacts: 'Contact details: take out addresses, telephone numbers and links that lead away from here.',
  prohibited: 'This may not be asked for here: see “What may not be sold” in the rules.',
  unclear: 'It is not clear what is to be made: say what you need, in what form and how much of it.',
  category: 'It stands in the wrong category: choose the one where a seller would look for it.',
  unpaid: 'Work is paid here: take out what asks for free samples or payment elsewhere.',
  language: 'The text is hard to read: check the spelling and write in whole sentences.',
} as const

type ProjectReason = keyof typeof projectReasons
export const projectReasonKeys = Object.keys(projectReasons) as ProjectReason[]

/** Short names for the moderator's list. */
export const projectReasonNames: Record<ProjectReason, string> = {
  contacts: 'Contact details',
  prohibited: 'May not be asked for',
  unclear: 'Unclear what is needed',
  category: 'Wrong category',
  unpaid: 'Free work or payment elsewhere',
  language: 'Hard to read',
}
