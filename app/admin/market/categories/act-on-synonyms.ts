import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { changeSynonyms, synonymsInput } from '#domain/search/index.ts'
import { reasonInput } from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

const formInput = reasonInput.extend({ groups: z.string().default('') })

/** Puts the typed dictionary in the place of the old one; what is wrong with a line is said with the line. */
export async function actOnSynonyms({ transaction, actor, origin }: MemberEdge, sent: FormData) {
  return answerForm('synonyms', readSubmission(sent, formInput), async ({ groups, reason }) => {
    const read = synonymsInput.safeParse({ groups })
    if (!read.success)
      throw new Invalid('The dictionary can’t be read', { groups: wrongLines(groups, read.error) })
    await transaction((tx) => changeSynonyms(tx, actor, { ...read.data, reason }, { origin }))
    return redirect('/admin/market/categories?done=synonyms#dictionary')
  })
}

function wrongLines(groups: string, { issues }: z.ZodError): string[] {
  const lines = groups.split('\n').filter((line) => line.trim() !== '')
  return issues.map(({ path, message }) => {
    const line = typeof path[1] === 'number' ? lines[path[1]]?.trim() : undefined
    return line === undefined ? `Groups: ${message}` : `Groups: “${line.slice(0, 40)}”: ${message}`
  })
}
