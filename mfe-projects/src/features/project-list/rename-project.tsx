import { ApiError, callApi, describeFailure } from 'shared-kit/client';
import { readBody, renameProject } from 'shared-kit/contract';
import type { ProjectSummary } from 'shared-kit/contract';
import { useQueryClient } from 'shared-kit/query';
import { Button, Form, notify, TextField, useRequestForm } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useId } from 'react';
import { hostProjects } from './host-projects.queries';

/** Dialog that renames a project. Address and published site stay. */
export default function RenameProject(props: {
  readonly project: ProjectSummary;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { project, title, onClose } = props;
  const form = useId();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: hostProjects.queryKey });
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { title },
    read: (typed) => readBody(renameProject, { ...typed, revision: project.revision }),
    send: async (body) => {
      const { message } = await callApi(renameProject, {
        params: { project_id: project.id },
        body,
      });
      notify.success(message);
      await reload();
      onClose();
    },
    describe: (error) => {
      // Renamed elsewhere meanwhile: reload the list, because this form is based on an older title.
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        onClose();
        void reload();
      }
      return describeFailure(error, renameProject.fallback);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      title="Rename project"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            Rename
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={onSubmit}>
        <TextField
          {...bind('title')}
          label="Title"
          autoComplete="off"
          hint={
            project.website_id === null
              ? undefined
              : 'Visitors see the new title after you publish again. The address stays.'
          }
        />
      </Form>
    </Dialog>
  );
}
