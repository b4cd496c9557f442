import { memberOnly, reading } from '#app/edge.ts'
import type { Route } from './+types/frame.ts'
import { loadMyFrame } from './load-my-frame.ts'
import { MyShell } from './my-shell.tsx'

export const loader = reading(memberOnly(loadMyFrame))

export default function MyFrame({ loaderData }: Route.ComponentProps) {
  return <MyShell data={loaderData} />
}
