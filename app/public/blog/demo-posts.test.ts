import { expect, test } from 'vitest'
import { contentInput } from '#domain/blog/input.ts'
import { countWords } from '#domain/blog/post-rules.ts'
import { problemsOfPost } from '#domain/blog/problems-of-post.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { demoPosts } from '#demo/blog/demo-posts.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { figureAt, placesIn } from '#app/shared/docs/fill-figures.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

test('the demo has a dozen posts in every state, by two authors', () => {
  expect(demoPosts).toHaveLength(12)
  expect(new Set(demoPosts.map(({ state }) => state)).size).toBe(4)
  expect(new Set(demoPosts.map(({ author }) => author)).size).toBe(2)
})

test.each(demoPosts.map((one) => [one.slug, one] as const))(
  '%s can go out as it is, and names only figures that there are',
  (_, { state, body, ...one }) => {
    const content = contentInput.parse({ ...one, body, coverId: crypto.randomUUID() })
    expect(problemsOfPost(content)).toEqual({})
    expect(placesIn(body).filter((path) => figureAt(figuresOf(settings), path) === undefined)).toEqual([])
    if (state === 'published') expect(countWords(body)).toBeGreaterThan(300)
  },
)
