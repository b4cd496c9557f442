type DemoMate = { username: string; role: 'manager' | 'member'; share: number; craft: string }

/** A team of the demo. */
export type DemoTeam = {
  name: string
  daysAgo: number
  headline: string
  page: { about: string; skills: string; languages: string[]; country: string }
  owner: { username: string; craft: string }
  people: DemoMate[]
  /** Whom it has asked and waits for. */
  asks: string | undefined
  /** New shares are proposed, and somebody has not agreed yet. */
  waits: boolean
}

/**
 * Reads teams from their text, with an empty line between two. First the team, parts between bars: name; days since it began; country;
 * languages; skills; headline; about; what is under way (`asks somebody`, `waits`). Then a line a person: username, role, share in percent, craft.
 */
export function readTeams(text: string): DemoTeam[] {
  return text.trim().split('\n\n').map(readTeam)
}

function readTeam(lines: string): DemoTeam {
  const [head = '', ...people] = lines.split('\n')
  const [
    name = '',
    days = '',
    country = '',
    languages = '',
    skills = '',
    headline = '',
    about = '',
    now = '',
  ] = head.split('|').map((part) => part.trim())
  const mates = people.map(readMate)
  const owner = mates.find(({ role }) => role === 'owner')
  if (!owner || !headline) throw new Error(`Something is missing in “${head}”`)
  return {
    name,
    daysAgo: Number(days),
    headline,
    page: { about, skills, languages: languages.split(' '), country },
    owner,
    people: mates.flatMap(({ role, ...mate }) => (role === 'owner' ? [] : [{ ...mate, role }])),
    asks: /^asks (\S+)$/.exec(now)?.[1],
    waits: now === 'waits',
  }
}

function readMate(line: string) {
  const [, username = '', role = '', share = '0', craft = ''] =
    /^(\S+) (owner|manager|member)(?: ([\d.]+))?: (.+)$/.exec(line) ?? []
  if (!username) throw new Error(`This is nobody: “${line}”`)
  return {
    username,
    role: role as 'owner' | 'manager' | 'member',
    share: Math.round(Number(share) * 100),
    craft,
  }
}
