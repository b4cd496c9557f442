import { FeedbackTextarea } from './feedback-textarea.tsx'

const attachmentRules = { maxFiles: 3, maxBytes: 5_000_000, accept: ['image/*', '.pdf', '.zip'] }
const limits = { min: 20, max: 400 }
const common = { name: 'feedback', limits, attachmentsName: 'files', attachmentRules, required: true }

export const samples = [
  {
    title: 'Rest, refused',
    node: (
      <div className="grid2">
        <FeedbackTextarea
          {...common}
          id="sample-feedback"
          label="What should be better?"
          placeholder="Say what you did, what you expected and what happened."
        />
        <FeedbackTextarea
          {...common}
          id="sample-feedback-bad"
          label="What should be better?"
          defaultValue="Too slow."
          error="Your feedback is too short. Write at least 20 characters."
        />
      </div>
    ),
  },
  {
    title: 'Sending, disabled, text alone',
    node: (
      <div className="grid3">
        <FeedbackTextarea
          {...common}
          id="sample-feedback-sending"
          label="Your feedback"
          defaultValue="The search forgets my filters when I come back from a service."
          submitting
        />
        <FeedbackTextarea
          {...common}
          id="sample-feedback-off"
          label="Your feedback"
          defaultValue="Closed since Monday."
          disabled
        />
        <FeedbackTextarea
          id="sample-feedback-text"
          label="A word to the seller"
          name="word"
          limits={{ max: 60 }}
        />
      </div>
    ),
  },
]
