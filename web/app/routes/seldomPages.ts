// Pages that few visits come to, in one file: the shell would have to name each of them to everybody.
export { AuthErrorPage } from '../../features/session/AuthErrorPage.tsx'
export { LeaveDigestPage } from '../../features/account/LeaveDigestPage.tsx'
export { ReadingPage } from '../../features/reading/ReadingPage.tsx'
export { ResetPasswordPage } from '../../features/session/ResetPasswordPage.tsx'
export { StandingPage } from '../../features/moderation/StandingPage.tsx'
export { VerifyPage } from '../../features/session/VerifyPage.tsx'
export { WaypointPage } from '../../features/waypoints/WaypointPage.tsx'
