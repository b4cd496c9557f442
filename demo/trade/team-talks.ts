import { markRead, sendMessage, writeToTeam } from '#domain/messages/index.ts'
import type { TeamSale } from '../teams/team-sale.ts'
import { idOf } from './seed-talks.ts'
import type { Stage } from './stage.ts'
import { teamIdOf } from './team-deals.ts'
import { teamTalks } from './words-of-teams.ts'

const DAY_MINUTES = 1_440

/** Somebody asks a team, and whoever of it is there answers in its name. */
export function holdTeamTalks(stage: Stage, sales: readonly TeamSale[]): void {
  const teams = new Map(sales.map(({ team }) => [team.name, team]))
  for (const { team: name, from, daysAgo, said } of teamTalks) {
    const team = teams.get(name)
    if (!team) continue
    let conversationId = ''
    let passed = 0
    for (const [place, [by, minutes, text]] of said.entries()) {
      passed += minutes
      stage.at(daysAgo - passed / DAY_MINUTES, async (tx) => {
        const words = { text, clientId: idOf(`${from} ${name} ${place}`) }
        const [asker, writer] = [stage.who(from), stage.who(by === '>' ? from : by)]
        const sent = conversationId
          ? await sendMessage(tx, writer, { conversationId, ...words })
          : await writeToTeam(tx, asker, { teamId: await teamIdOf(tx, team), ...words })
        if (!('number' in sent)) throw new Error(`${from} could not write to ${name}`)
        conversationId = sent.conversationId
        if (place === said.length - 1) return
        const readers = new Set([
          from,
          team.owner.username,
          ...said.flatMap(([who]) => (who === '>' ? [] : [who])),
        ])
        for (const reader of readers)
          await markRead(tx, stage.who(reader), { conversationId, upTo: sent.number })
      })
    }
  }
}
