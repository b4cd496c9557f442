import { underBrand } from '#domain/accounts/index.ts'

/** Where providers send people back to; every provider is told this one address. */
export const CALLBACK_PATH = '/auth/oauth-callback'
/** The same screen, once the code is out of the address bar. */
export const STEP_PATH = `${CALLBACK_PATH}?step=finish`

export const failures = [
  'down',
  'cancelled',
  'refused',
  'stale',
  'closed',
  'too-often',
  'not-linkable',
  'not-allowed',
] as const
export type Failure = (typeof failures)[number]

export function failedPath(
  why: Failure,
  { brand, ...given }: { provider?: string; next: string; brand: string },
): string {
  const search = new URLSearchParams({ step: 'failed', why, ...given })
  return underBrand(`${CALLBACK_PATH}?${search}`, brand)
}
