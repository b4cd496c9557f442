import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'

const WORDS = { b: 'Ban, or lift the ban', e: 'Edit or act' }

/** On the page of a member: B goes to the ban, where the reason is written next. */
export function useMemberKeys(memberId: string): void {
  const navigate = useNavigate()
  const edit = `/admin/users/${memberId}/edit`
  usePageKeys({ b: () => void navigate(`${edit}#ban`), e: () => void navigate(edit) }, WORDS)
}

/** Whoever came for the ban writes its reason first. */
export function useBanFocus(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#ban')
      document.querySelector<HTMLElement>('#ban [name=reason], #lift [name=reason]')?.focus()
  }, [hash])
}
