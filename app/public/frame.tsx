import { Outlet } from 'react-router'
import { PublicShell } from '#app/shared/frame/public-shell.tsx'
import { HeartsForm } from '#app/shared/works/hearts-form.tsx'

export default function PublicFrame() {
  return (
    <PublicShell>
      <Outlet />
      <HeartsForm />
    </PublicShell>
  )
}
