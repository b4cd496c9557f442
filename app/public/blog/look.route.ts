import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { problemsOfText } from '#domain/blog/index.ts'
import { countWords, minutesOf, picturesIn, postLimits } from '#domain/blog/post-rules.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { fillFigures } from '#app/shared/docs/fill-figures.ts'
import { renderPost } from './text/render-post.server.tsx'

const lookInput = z.object({
  title: z.string().max(postLimits.title.max * 2),
  body: z.string().max(postLimits.body.max * 2),
})

/** How a text will look, for whoever writes it. */
export type Look = { html: string; words: number; minutes: number; problems: string[]; areDrawing: boolean }

const answer = (body: Look | { error: string }, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

export const action = machineEndpoint(
  { for: 'staff', needs: 'blog.write' },
  async ({ request, db, settings }) => {
    const asked = lookInput.safeParse(await readJson(request))
    if (!asked.success) return answer({ error: 'The text is too long to be shown' }, 400)
    const { title, body } = asked.data
    const pictures = await findPictures(
      db,
      picturesIn(body).flatMap(({ id }) => id ?? []),
    )
    const { html } = renderPost(fillFigures(body, figuresOf(settings)), {
      title,
      pictures,
      origin: '',
      isFeed: false,
    })
    const words = countWords(body)
    return answer({
      html,
      words,
      minutes: minutesOf(words),
      problems: problemsOfText(body),
      areDrawing: [...pictures.values()].some(({ state }) => state === 'making'),
    })
  },
)

export const loader = reading(
  () => new Response('Texts are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
