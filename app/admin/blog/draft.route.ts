import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { autosavePost, noteEditor } from '#domain/blog/index.ts'
import { autosaveInput } from '#domain/blog/input.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { readPostId } from './post-id.ts'
import { momentWords } from './post-words.ts'

/** Without a draft: somebody only has the page open. */
const sentInput = z.object({ draft: autosaveInput.nullable() })

/** What came of it, and who else has the page open. */
export type DraftAnswer = {
  others: string[]
  saved: { outcome: 'saved' | 'behind'; number: number; current: number; at: string } | null
}

const answer = (body: DraftAnswer | { error: string }, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** Keeps what is being typed, and says who else writes. */
export const action = machineEndpoint(
  { for: 'staff', needs: 'blog.write' },
  async ({ request, params, actor, transaction, db, clock }) => {
    const postId = readPostId(params['id'])
    const sent = sentInput.safeParse(await readJson(request))
    if (!sent.success)
      return answer({ error: sent.error.issues[0]?.message ?? 'This could not be kept' }, 400)
    const { draft } = sent.data
    try {
      const { saved, others } = await transaction(async (tx) => ({
        saved: draft ? await autosavePost(tx, actor, { ...draft, postId }) : null,
        others: await noteEditor(tx, actor, { postId }),
      }))
      const names = await nameMembers(db, others)
      return answer({
        others: others.map((id) => names.get(id)?.displayName ?? 'Somebody'),
        saved: saved ? { ...saved, at: momentWords(clock.now()) } : null,
      })
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      return answer({ error: error.message }, error.status)
    }
  },
)

export const loader = reading(
  () => new Response('Drafts are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
