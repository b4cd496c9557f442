import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { archivePost, endPreview, openPreview, savePost } from '#domain/blog/index.ts'
import { pressInput, saveInput } from '#domain/blog/input.ts'
import { readPostId } from './post-id.ts'
import { addressOf, HERE } from './post-words.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'blog.write',
  about: ({ params }) => ({ postId: readPostId(params['id']) }),
})

export const editIntents = intents({
  save: intent({
    input: saveInput,
    run: (tx, actor, input, { about }) => savePost(tx, actor, { ...input, ...about }),
    done: ({ about: { postId } }, { outcome, number, current }, { when }) =>
      redirect(
        outcome === 'behind'
          ? `${addressOf(postId)}/versions?from=${current}&to=${number}&behind=1`
          : `${addressOf(postId)}?done=${when}#done`,
      ),
  }),
  archive: intent({
    input: pressInput,
    run: (tx, actor, _, { about }) => archivePost(tx, actor, about),
    done: () => redirect(`${HERE}?done=archived#done`),
  }),
  'open-preview': intent({
    input: pressInput,
    run: (tx, actor, _, { about }) => openPreview(tx, actor, about),
    done: ({ about: { postId } }) => redirect(`${addressOf(postId)}?done=preview#done`),
  }),
  'end-preview': intent({
    input: pressInput,
    run: (tx, actor, _, { about }) => endPreview(tx, actor, about),
    done: ({ about: { postId } }) => redirect(`${addressOf(postId)}?done=preview-ended#done`),
  }),
})

export type EditIntent = IntentOf<typeof editIntents>
