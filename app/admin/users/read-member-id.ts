import { memberIdInput } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The id in the address; what is no id is nobody's. */
export function readMemberId(params: Record<string, string | undefined>): string {
  const parsed = memberIdInput.safeParse(params['id'])
  if (!parsed.success) throw new NotFound('There is no such member')
  return parsed.data
}
