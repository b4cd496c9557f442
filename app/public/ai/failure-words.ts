import type { AiFailureKind } from '#platform/ai/ai-failure.ts'

/** Why the model that the operator has set up did not write a brief. */
export const failureWords: Readonly<Record<AiFailureKind, string>> = {
  unreachable: 'The model that the operator has set up does not answer',
  slow: 'The model that the operator has set up took too long',
  refused: 'The model that the operator has set up refused',
  busy: 'The model that the operator has set up is busy',
  cut: 'The model that the operator has set up broke off',
  'too-large': 'The model that the operator has set up wrote more than a brief can be',
  nonsense: 'The model that the operator has set up wrote something that is no brief',
}
