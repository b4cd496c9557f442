import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { momentWords } from './moment-words.ts'

type Saved = { outcome: 'saved' | 'behind'; number: number; current: number }
export type KeptWords = Saved & { at: string }

/** What came of it, and who else has the page open. */
export type KeepingAnswer = { others: string[]; saved: KeptWords | null }

type Keeping<Draft> = {
  needs: PlainPermission
  input: z.ZodType<Draft>
  /** Without a draft somebody only has the page open. `others` are members by id. */
  keep(
    tx: Transaction,
    edge: MemberEdge,
    draft: Draft | null,
  ): Promise<{ saved: Saved | null; others: string[] }>
}

const answer = (body: KeepingAnswer | { error: string }, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** Where an editor sends what is being typed: it is kept, and who else writes is said. */
export const keepingEndpoint = <Draft>({ needs, input, keep }: Keeping<Draft>) =>
  machineEndpoint({ for: 'staff', needs }, async (edge) => {
    const sent = z.object({ draft: input.nullable() }).safeParse(await readJson(edge.request))
    if (!sent.success)
      return answer({ error: sent.error.issues[0]?.message ?? 'This could not be kept' }, 400)
    try {
      const { saved, others } = await edge.transaction((tx) => keep(tx, edge, sent.data.draft))
      const names = await nameMembers(edge.db, others)
      return answer({
        others: others.map((id) => names.get(id)?.displayName ?? 'Somebody'),
        saved: saved ? { ...saved, at: momentWords(edge.clock.now()) } : null,
      })
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      return answer({ error: error.message }, error.status)
    }
  })

export const byPostAlone = () =>
  new Response('Drafts are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } })
