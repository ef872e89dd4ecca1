/** @jsxImportSource preact @jsxRuntime automatic */
import { openFactKeys } from '../open-fact-keys';
import { usePage } from '../page-scope';
import { OpenFacts } from './open-facts';

/** The name, the last lines, and slots for facts that found no better place. */
export function SiteFooter({ ground }: { readonly ground: string }) {
  const { plan } = usePage();
  const lines = plan.footer.filter((line) => line !== plan.name);
  return (
    <footer class={`site-footer on-${ground}`}>
      <div class="wrap">
        <p class="footer-name">{plan.name}</p>
        {lines.length > 0 && (
          <ul class="footer-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <OpenFacts facts={openFactKeys} />
      </div>
    </footer>
  );
}
