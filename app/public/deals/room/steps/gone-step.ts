import type { Refusal } from '../room-forms.ts'

/** A refused step that can't be taken any more, as the form would have told it. */
export function goneStep({ refused, errors, typed }: Refusal) {
  const isExplained = Object.keys(errors).length > 0
  return { initialValue: typed, error: isExplained || !refused ? errors : { '': [refused] } }
}

const WORDS = {
  text: 'What you hand over',
  reasons: 'What should change',
  statement: 'What happened',
  answer: 'Your answer',
  reason: 'Why',
}

/** What is written at length in the forms of the steps; each question of the seller has a field of its own. */
export function wordsOfSteps({ typed }: Refusal): Record<string, string> {
  const answers = Object.keys(typed).filter((name) => name.startsWith('answers.'))
  return { ...WORDS, ...Object.fromEntries(answers.map((name) => [name, 'Your answer'])) }
}
