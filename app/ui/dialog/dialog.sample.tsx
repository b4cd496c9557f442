import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { ConfirmDialog, Dialog, DialogLink, opensDialog } from './dialog.tsx'

export const samples = [
  {
    title: 'A question before money moves, a danger, a plain one, a link that opens a dialog',
    node: (
      <div className="row">
        <Button {...opensDialog('sample-release')}>Release</Button>
        <Button {...opensDialog('sample-cancel')}>Ask to cancel</Button>
        <Button {...opensDialog('sample-why')}>Why is this first?</Button>
        <DialogLink to="/deals/1/cancellation" dialogId="sample-cancel">
          Cancel the deal
        </DialogLink>
        <ConfirmDialog
          id="sample-release"
          title="Release $160.00 to Mirela?"
          cancelLabel="Not yet"
          confirmLabel="Release $160.00"
          onConfirm={() => {}}
        >
          <p className="soft">This ends milestone 2. You have 14 days to make a claim.</p>
        </ConfirmDialog>
        <ConfirmDialog
          id="sample-cancel"
          title="Ask to cancel?"
          danger
          cancelLabel="Keep the deal"
          confirmLabel="Ask to cancel"
          error="We could not reach the hall. Try again."
          onConfirm={() => {}}
        >
          <p className="soft">Mirela has 48 hours to answer. Silence agrees, and $280.00 returns to you.</p>
          <Field label="Why">
            <TextArea defaultValue="The shop opens later than planned." />
          </Field>
        </ConfirmDialog>
        <Dialog id="sample-why" title="Why this is first">
          <p>It matches all three of your words and was delivered on time 40 times out of 41.</p>
        </Dialog>
      </div>
    ),
  },
  {
    title: 'As it stands on the page',
    node: (
      <div className="dialog" role="presentation">
        <div className="dialog-in">
          <header>
            <h2>Release $160.00 to Mirela?</h2>
          </header>
          <p className="soft">This ends milestone 2. You have 14 days to make a claim.</p>
          <footer>
            <Button look="bare" type="button">
              Not yet
            </Button>
            <Button look="main" type="button">
              Release $160.00
            </Button>
          </footer>
        </div>
      </div>
    ),
  },
]
