import { UPSELL_FEATURE_LINES } from '@arioso/contract/limits'
import { Check } from 'lucide-react'
import { useSession } from '../../data/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'

export default function SubscriptionSuccessModal({ plan, bringsRights }: ModalInput['subscription-success']) {
  const { session } = useSession()
  return (
    <Dialog
      title={`You’re on ${plan.name}`}
      description={`Your plan starts now. You have ${formatNumber(session?.credits ?? 0)} credits.`}
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
      <div className="grid gap-2">
        <Button look="primary" size="large" onClick={closeModal}>
          Done
        </Button>
        {bringsRights && (
          <Button size="large" onClick={() => openModal({ kind: 'rights-purchased', planName: plan.name })}>
            What this means for my songs
          </Button>
        )}
      </div>
    </Dialog>
  )
}
