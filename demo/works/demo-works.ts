import type { addWork } from '#domain/portfolio/index.ts'
import { type Chance, chanceOf } from '../covers/chance.ts'
import { tellCover } from '../covers/tell-cover.ts'
import type { DemoSeller } from '../people/read-sellers.ts'
import { profileOf, sellers } from '../people/demo-sellers.ts'
import { clients } from '../services/clients.ts'
import type { DemoPicture } from '../services/demo-services.ts'
import { blocks } from '../sections/demo-sections.ts'

/** A work in somebody's portfolio, before its picture has an owner. */
export type DemoWork = {
  username: string
  slug: string
  daysAgo: number
  input: Omit<Parameters<typeof addWork>[2], 'gallery' | 'categoryId'>
  picture: DemoPicture
}

const asked = [
  'They asked for something that would still be right in ten years.',
  'The brief was one sentence and a photograph of a wall.',
  'It had to be ready before the season began, and it was, by two days.',
  'They had tried twice before and were a little tired of it.',
  'The budget was small and the client was brave.',
  'We began with a visit and a long lunch.',
  'The old version had served for nineteen years and was loved, so I walked around it carefully.',
  'Nobody could agree, so I listened to everyone for a day and drew in the evening.',
]
const made = [
  'I made three versions and threw away the clever one.',
  'Most of the work was leaving things out.',
  'The first idea was the right one, which I only believed after trying nine others.',
  'Everything follows one rule, and the rule is written on the back.',
  'It was tested on people who were in a hurry, which is the only fair test.',
  'Two rounds of changes, both of which made it better.',
  'The difficult part does not show. That was the difficult part.',
  'We changed one word, one colour and one date, and it fell into place.',
]
const after = [
  'It is still in use.',
  'They have come back three times since.',
  'The neighbours asked who did it.',
  'It has been printed eleven thousand times.',
  'It won nothing and sold out twice.',
  'Their own people look after it now, without me.',
  'Somebody wrote them a letter about it, by hand.',
]

/** Forty people show what they have made; the one whom the sign-in page offers is among them. */
const showing: { seller: Pick<DemoSeller, 'username' | 'slugs' | 'daysAgo'>; skills: string[] }[] = [
  {
    seller: {
      username: 'tomas-rivera',
      slugs: ['podcasts', 'mixing-and-mastering', 'audio-guides'],
      daysAgo: 200,
    },
    skills: ['Podcast editing', 'Mixing', 'Sound design'],
  },
  ...sellers
    .filter((_seller, place) => place % 2 === 0)
    .map((seller) => ({ seller, skills: profileOf(seller).skills })),
]

export const works: readonly DemoWork[] = showing.flatMap(({ seller, skills }, place) =>
  worksOf(seller, skills, place),
)

function worksOf(
  { username, slugs, daysAgo }: Pick<DemoSeller, 'username' | 'slugs' | 'daysAgo'>,
  skills: readonly string[],
  place: number,
): DemoWork[] {
  const chance = chanceOf(`works of ${username}`)
  const kinds = slugs.flatMap((slug) =>
    (blocks.find((block) => block.slug === slug)?.pictures ?? []).map((family) => ({ slug, family })),
  )
  const different = kinds.filter(({ family }, at) => kinds.findIndex((kind) => kind.family === family) === at)
  return chance.some(different, chance.pick([3, 3, 3, 3, 3, 4, 4, 5, 8])).map(({ slug, family }, number) => {
    const client = clients[(place * 11 + number * 7) % clients.length]
    if (!client) throw new Error('There are no clients')
    const alt = tellCover(family, client.name, 'en')
    return {
      username,
      slug,
      daysAgo: 0.5 + (daysAgo - 1) * chance.next(),
      input: {
        title: alt.replace(', made for ', ' for '),
        text: tell(chance, client),
        skills: chance.some(skills, chance.whole(2, 4)),
        link: '',
        year: chance.whole(2017, 2025),
        client: client.name,
        isHidden: false,
      },
      picture: { subject: { ...client, family, seed: `work of ${username} ${number}` }, alt },
    }
  })
}

function tell(chance: Chance, { name, line }: { name: string; line: string }): string {
  return [
    `For **${name}** (${line}). ${chance.pick(asked)}`,
    `${chance.pick(made)} ${chance.pick(after)}`,
  ].join('\n\n')
}
