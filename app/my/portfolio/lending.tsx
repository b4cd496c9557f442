import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { WorksIntent } from './act-on-works.ts'

export type LendingTeam = { id: string; name: string; isLent: boolean }

type LendingProps = { work: { id: string; title: string; teams: readonly LendingTeam[] } }

/** A work hangs on the pages of its member's teams as long as they lend it. */
export function Lending({ work: { id, title, teams } }: LendingProps) {
  if (teams.length === 0) return null
  return (
    <Form method="post" className="portfolio-lending" preventScrollReset>
      <input type="hidden" name="workId" value={id} />
      {teams.map((team) => (
        <Button
          key={team.id}
          size="s"
          look="bare"
          name="intent"
          value={`${team.isLent ? 'take-back' : 'lend'}:${team.id}` satisfies WorksIntent}
          aria-label={team.isLent ? `Take ${title} back from ${team.name}` : `Lend ${title} to ${team.name}`}
        >
          {team.isLent ? `Take back from ${team.name}` : `Lend to ${team.name}`}
        </Button>
      ))}
    </Form>
  )
}
