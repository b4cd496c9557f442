/** How large a team is, as it is looked for. */
export const teamSizes = ['small', 'middle', 'large'] as const
export type TeamSize = (typeof teamSizes)[number]

export const teamSizeNames: Record<TeamSize, string> = {
  small: '2 to 4 people',
  middle: '5 to 9 people',
  large: '10 and more',
}

const sizeOf = (people: number): TeamSize => (people < 5 ? 'small' : people < 10 ? 'middle' : 'large')

export const sizeMark = (size: TeamSize) => `size ${size}`
export const skillMark = (skill: string) => `skill ${skill.toLowerCase()}`

/** What search narrows teams by, beyond what it knows of all things. */
export const marksOfTeam = ({ people, skills }: { people: number; skills: readonly string[] }): string[] => [
  sizeMark(sizeOf(people)),
  ...skills.map(skillMark),
]
