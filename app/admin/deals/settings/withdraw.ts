import type { z } from 'zod'
import type { Read } from '#app/forms/page-of-forms.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import { settingKeys, withdrawChanges } from '#domain/settings/index.ts'
import { withdrawalInput } from '#domain/settings/input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'

type Withdrawal = z.output<typeof withdrawalInput>

export function readWithdrawal(form: FormData): Read<Withdrawal> {
  const read = withdrawalInput.safeParse({ changeIds: form.getAll('changeIds'), reason: form.get('reason') })
  if (read.success) return { value: read.data }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) (errors[String(path[0])] ??= []).push(message)
  return { errors }
}

/** Takes back what is ticked, with the reason that everyone can read. */
export async function withdraw(tx: Transaction, actor: MemberActor, input: Withdrawal, origin: Origin) {
  await withdrawChanges(tx, actor, input, origin).catch((error: unknown) => {
    // What would no longer fit together has its fields in the form above; here it is about what was ticked.
    throw error instanceof Invalid
      ? new Invalid(error.message, { changeIds: Object.values(error.fields).flat() })
      : error
  })
}

/** What was ticked in a form that is refused; more than the page can show is nobody's choice. */
export function tickedIn(form: FormData): string[] {
  return form
    .getAll('changeIds')
    .map(String)
    .filter((id) => /^\d{1,10}$/.test(id))
    .slice(0, settingKeys.length)
}
