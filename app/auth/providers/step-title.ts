import type { FailedView, StepView } from './show-step.ts'

export function stepTitle(view: StepView | FailedView): string {
  switch (view.step) {
    case 'name':
      return 'Choose a username'
    case 'email':
      return 'Your e-mail address'
    case 'code':
      return 'Type the code'
    case 'prove':
      return 'You have an account already'
    case 'failed':
      return view.why === 'closed' ? 'Nobody new can join now' : 'That did not work'
  }
}
