import { memberOnly, reading } from '#app/edge.ts'
import { HeartsForm } from '#app/shared/works/hearts-form.tsx'
import type { Route } from './+types/frame.ts'
import { loadMyFrame } from './load-my-frame.ts'
import { MyShell } from './my-shell.tsx'

export const loader = reading(memberOnly(loadMyFrame))

export default function MyFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeartsForm />
      <MyShell data={loaderData} />
    </>
  )
}
