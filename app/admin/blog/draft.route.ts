import { reading } from '#app/edge.ts'
import { autosavePost, noteEditor } from '#domain/blog/index.ts'
import { autosaveInput } from '#domain/blog/input.ts'
import { byPostAlone, keepingEndpoint } from '../editor/keeping-endpoint.ts'
import { readPostId } from './post-id.ts'

/** Keeps what is being typed, and says who else writes. */
export const action = keepingEndpoint({
  needs: 'blog.write',
  input: autosaveInput,
  async keep(tx, { actor, params }, draft) {
    const postId = readPostId(params['id'])
    return {
      saved: draft ? await autosavePost(tx, actor, { ...draft, postId }) : null,
      others: await noteEditor(tx, actor, { postId }),
    }
  },
})

export const loader = reading(byPostAlone)
