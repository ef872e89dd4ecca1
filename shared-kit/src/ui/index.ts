/**
 * The core of the UI kit: what almost every screen needs. Heavier parts are subpaths of their own
 * (`shared-kit/ui/dialog`, `/tabs`, `/tree`, `/panels`, `/drawer`), loaded by those who use them.
 */
export { BrandMark, type BrandMarkProps } from './brand-mark';
export { Button, type ButtonProps } from './button/button';
export { ExternalLink } from './button/external-link';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export { TextLink } from './button/text-link';
export { Badge, type Tone } from './feedback/badge';
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './feedback/empty-state';
export { NotAllowed } from './feedback/not-allowed';
export { Notice, type NoticeProps } from './feedback/notice';
export { OutdatedNotice } from './feedback/outdated-notice';
export { Refusal, type RefusalProps } from './feedback/refusal';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Checkbox, type CheckboxProps } from './field/checkbox';
export { IconChoice } from './field/icon-choice';
export { FieldGroup } from './field/field-group';
export { Form, type FormProps } from './field/form';
export { PasswordField } from './field/password-field';
export { SearchToolbar, type SearchToolbarProps } from './field/search-toolbar';
export { SelectField, type SelectFieldProps } from './field/select-field';
export { TextArea, type TextAreaProps } from './field/text-area';
export { TextField, type TextFieldProps } from './field/text-field';
export { useFields, type BoundField, type Fields } from './field/use-fields';
export { useRequestForm, type RequestForm } from './field/use-request-form';
export { submitLockoutMs, useSubmission, type Submission } from './field/use-submission';
export { GlobalStyle } from './global-style';
export { Card } from './layout/card';
export { FullHeight } from './layout/full-height';
export { Page, PageSection, type PageProps } from './layout/page';
export { RowList } from './layout/row-list';
export { Row, Stack } from './layout/stack';
export { useNarrowScreen } from './layout/use-narrow-screen';
export { VisuallyHidden } from './layout/visually-hidden';
export { pageNumbers, type PageItem } from './pagination/page-numbers';
export { pagePosition, pageSize, takePage, type PagePosition } from './pagination/page-of-list';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { DataTable, type Column, type DataTableProps } from './table/data-table';
export { applyStoredTheme, useTheme, type ThemeChoice } from './theme';
export { ThemeSwitch } from './theme-switch';
export { copyLink, copySecret } from './toast/copy-link';
export { notify } from './toast/notify';
export { Toaster } from './toast/toaster';
