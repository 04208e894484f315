import { UPSELL_FEATURE_LINES } from '@arioso/contract/limits'
import { Check } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, openModal, type ModalInput } from './modal.ts'

const number = new Intl.NumberFormat('en')

export default function SubscriptionSuccessModal({ plan, bringsRights }: ModalInput['subscription-success']) {
  const { session } = useSession()
  const goOn = () => (bringsRights ? openModal({ kind: 'rights-purchased', planName: plan.name }) : closeModal())
  return (
    <Dialog
      title={`You are on ${plan.name}`}
      description={`It counts from now on. You have ${number.format(session?.credits ?? 0)} credits.`}
      isOpen
      onClose={closeModal}
    >
      <ul className="grid gap-2">
        {plan.feature_lines.slice(0, UPSELL_FEATURE_LINES).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
      <Button look="primary" size="large" onClick={goOn}>
        {bringsRights ? 'What this means for my songs' : 'Done'}
      </Button>
    </Dialog>
  )
}
