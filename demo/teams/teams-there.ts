import { demoTeams } from './demo-teams.ts'
import type { DemoTeam } from './read-teams.ts'

/** The teams whose owners are there, each with those of its people who are. */
export const teamsThere = (there: ReadonlySet<string>): DemoTeam[] =>
  demoTeams
    .filter(({ owner }) => there.has(owner.username))
    .map((team) => ({ ...team, people: team.people.filter(({ username }) => there.has(username)) }))
