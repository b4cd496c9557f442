/** Libraries wrap what went wrong, and a name with two addresses fails twice. */
export function rootOf(error: unknown): { code: string; message: string } {
  const { cause, errors, code, message } = error as {
    cause?: unknown
    errors?: unknown[]
    code?: string
    message?: string
  }
  const inner = cause ?? errors?.[0]
  if (inner !== undefined) return rootOf(inner)
  return { code: code ?? '', message: message ?? String(error) }
}
