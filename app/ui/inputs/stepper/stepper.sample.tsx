import { Stepper } from './stepper.tsx'

export const samples = [
  {
    title: 'Done, now, next',
    node: (
      <Stepper
        label="Steps of your service"
        steps={[
          { label: 'What you offer', state: 'done', to: '/my/services/1/edit' },
          { label: 'Packages', state: 'done', to: '/my/services/1/edit/packages' },
          { label: 'Pictures', state: 'now' },
          { label: 'Questions', state: 'next', to: '/my/services/1/edit/questions' },
          { label: 'Review', state: 'next' },
        ]}
      />
    ),
  },
]
