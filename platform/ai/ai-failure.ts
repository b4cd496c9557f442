/** Why an endpoint gave nothing that can be used. */
export const aiFailures = ['unreachable', 'slow', 'refused', 'busy', 'cut', 'too-large', 'nonsense'] as const

export type AiFailureKind = (typeof aiFailures)[number]

/** What goes wrong with an endpoint is expected: it has a kind, and words for the operator without anything that was typed. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind

  constructor(kind: AiFailureKind, words: string) {
    super(words)
    this.kind = kind
  }
}
