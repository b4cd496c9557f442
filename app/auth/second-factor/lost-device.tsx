import { Link } from 'react-router'

/** What to do for one who has neither the device nor a recovery code. */
export function LostDevice({ hours }: { hours: number }) {
  return (
    <details className="gate-lost">
      <summary>Lost your device?</summary>
      <p>
        Type a recovery code above, if you have one. If you don’t, <Link to="/contacts">write to us</Link>{' '}
        from the address of your account. An administrator can remove the second factor. It takes{' '}
        {hours === 1 ? 'an hour' : `${hours} hours`}, and e-mails go to all your addresses meanwhile, so that
        nobody else gets in this way.
      </p>
    </details>
  )
}
