import type { ContentReport } from '@/lib/content-report/report';
import type { RouteName } from '@/lib/routes/table';
import type { Exchange } from '../front/request-handler';
import { answerContentReport } from './content-report/answer-report';
import { answerFile } from './files';
import { answerMedia } from './media';
import { answerMetrics, type MetricsSource } from './metrics';
import { sendPlain } from '../front/plain-response';
import { answerRevalidate } from './revalidate';
import { sendSecurityTxt } from './security-txt';
import { answerStatus, type StatusSource } from './status';

export interface EndpointOptions {
  revalidateSecret: string | undefined;
  metricsToken: string | undefined;
  editorsToken: string | undefined;
  isReady: () => boolean;
  metrics: MetricsSource;
  status: StatusSource;
  /** Makes data with these tags be asked for again, here and in every instance that shares Redis. */
  invalidate: (tags: string[]) => Promise<void>;
  /** The content report of the last minutes; null while one is being made. */
  contentReport: (requestId: string) => Promise<ContentReport | null>;
}

type Endpoint = (exchange: Exchange, options: EndpointOptions) => Promise<void> | void;

/** Routes that the front answers without rendering (`front` in the route table). */
export const ENDPOINTS: Partial<Record<RouteName, Endpoint>> = {
  media: ({ id, request, response }) => answerMedia(id, request, response),
  files: ({ id, request, response }) => answerFile(id, request, response),
  /** The process lives. */
  healthz: ({ response }) => sendPlain(response, 200, 'ok'),
  /** The site takes requests; not while it starts and while it stops. */
  readyz: ({ response }, { isReady }) => sendPlain(response, isReady() ? 200 : 503, isReady() ? 'ready' : 'not ready'),
  metrics: ({ request, response }, { metricsToken, metrics }) => answerMetrics(metricsToken, metrics, request, response),
  status: ({ request, response }, { metricsToken, status }) => answerStatus(metricsToken, status, request, response),
  contentReport: ({ id, request, response }, { editorsToken, contentReport }) =>
    answerContentReport(editorsToken, () => contentReport(id), request, response),
  revalidate: ({ request, response }, { revalidateSecret, invalidate }) => answerRevalidate(revalidateSecret, invalidate, request, response),
  securityTxt: ({ response }) => sendSecurityTxt(response),
};
