import { Outlet } from 'react-router'
import { reading } from '#app/edge.ts'
import { PublicShell } from '#app/shared/frame/public-shell.tsx'
import type { Route } from './+types/frame.ts'
import { loadMyFrame } from '../load-my-frame.ts'
import { MyShell } from '../my-shell.tsx'

/** The same address is a page of the hall for visitors, kept and shared, and of their own area for members. */
export const loader = reading(async ({ page, db }) =>
  page.viewer ? loadMyFrame({ viewer: page.viewer, db }) : null,
)

export default function ReferralFrame({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <MyShell data={loaderData} />
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  )
}
