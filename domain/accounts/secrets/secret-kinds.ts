/** What links, codes and challenges are for: one of a kind opens nothing of another. */
export const secretKinds = [
  'verify-email',
  'change-email',
  'reset-password',
  'sign-in-code',
  'second-factor',
  'provider-sign-up',
  'passkey-add',
  'passkey-sign-in',
  'passkey-second-factor',
  'passkey-prove',
  'stop-second-factor-reset',
] as const
export type SecretKind = (typeof secretKinds)[number]
