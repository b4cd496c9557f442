import { Link } from 'react-router'
import type { Sample } from '../workbench/sample.ts'
import { EmptyState } from './empty.tsx'

export const samples: Sample[] = [
  {
    title: 'Nothing here yet',
    node: (
      <EmptyState
        title="No favourites hang here yet"
        actions={
          <Link className="btn btn-main" to="?">
            Look at services
          </Link>
        }
      >
        Save a service with the heart and it waits here, in lists of your own.
      </EmptyState>
    ),
  },
  {
    title: 'An error',
    node: (
      <EmptyState
        title="Something went wrong"
        scene="fallen"
        fine="Error E-7F3A-2291, 11 November 2026, 14:05 UTC"
        actions={
          <Link className="btn btn-main" to="?">
            Try again
          </Link>
        }
      >
        The mistake is ours, and nothing was charged. Try again, or send us the number below.
      </EmptyState>
    ),
  },
]
