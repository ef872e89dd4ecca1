import type { Kysely } from 'kysely';
import type { AttemptTables } from '../attempts/attempts.tables';
import type { AccountTables } from '../features/accounts/accounts.tables';
import type { AgencyTables } from '../features/agency/agency.tables';
import type { AuditTables } from '../features/audit/audit.tables';
import type { EmailChangeTables } from '../features/email-change/email-change.tables';
import type { EditorTables } from '../features/editor/editor.tables';
import type { FactTables } from '../features/facts/facts.tables';
import type { FormMessageTables } from '../features/form-messages/form-messages.tables';
import type { GenerationTables } from '../features/generation/generation.tables';
import type { PasswordResetTables } from '../features/password-reset/password-reset.tables';
import type { PictureTables } from '../features/pictures/pictures.tables';
import type { ProjectTables } from '../features/projects/projects.tables';
import type { SecondFactorTables } from '../features/second-factor/second-factor.tables';
import type { VersionTables } from '../features/versions/versions.tables';
import type { StorageCareTables } from '../features/storage-care/storage-care.tables';
import type { OverrideTables } from '../features/releases/overrides/overrides.tables';
import type { OwnerTables } from '../features/releases/owners/owners.tables';
import type { PreviewTables } from '../features/releases/previews/previews.tables';
import type { TokenTables } from '../features/releases/tokens/tokens.tables';
import type { ReleaseTables } from '../features/releases/releases.tables';
import type { MailQueueTables } from '../mail/queue/mail-queue.tables';
import type { WebsiteTables } from '../features/websites/websites.tables';

/**
 * Every table, composed of what each feature declares in its own `<noun>.tables.ts`.
 * Add yours by extending this interface.
 */
export interface Tables
  extends
    AccountTables,
    AgencyTables,
    AttemptTables,
    AuditTables,
    EditorTables,
    EmailChangeTables,
    FactTables,
    FormMessageTables,
    GenerationTables,
    MailQueueTables,
    OverrideTables,
    OwnerTables,
    PasswordResetTables,
    PictureTables,
    ProjectTables,
    SecondFactorTables,
    StorageCareTables,
    PreviewTables,
    TokenTables,
    VersionTables,
    WebsiteTables,
    ReleaseTables {}

/**
 * The connection or transaction that queries run on. The embedded database has ONE connection:
 * inside `transaction()` use the transaction object only; using the outer database there deadlocks.
 */
export type Database = Kysely<Tables>;
