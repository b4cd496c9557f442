import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { settingKeys, withdrawChanges } from '#domain/settings/index.ts'
import { withdrawalInput } from '#domain/settings/input.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { RuleSection } from './rule-sections.ts'

/** Takes back what is ticked, with the reason that everyone can read. */
export async function withdraw(
  { transaction, actor, origin }: MemberEdge,
  section: RuleSection,
  form: FormData,
): Promise<Response> {
  const read = withdrawalInput.safeParse({ changeIds: form.getAll('changeIds'), reason: form.get('reason') })
  if (!read.success) {
    const fields: Record<string, string[]> = {}
    for (const { path, message } of read.error.issues) (fields[String(path[0])] ??= []).push(message)
    throw new Invalid('Some answers need another look', fields)
  }
  await transaction((tx) => withdrawChanges(tx, actor, read.data, origin)).catch((error: unknown) => {
    // What would no longer fit together has its fields in the form above; here it is about what was ticked.
    throw error instanceof Invalid
      ? new Invalid(error.message, { changeIds: Object.values(error.fields).flat() })
      : error
  })
  return redirect(`/admin/deals/settings?withdrawn=${section.id}#${section.id}`)
}

/** What was ticked in a form that is refused; more than the page can show is nobody's choice. */
export function tickedIn(form: FormData): string[] {
  return form
    .getAll('changeIds')
    .map(String)
    .filter((id) => /^\d{1,10}$/.test(id))
    .slice(0, settingKeys.length)
}
