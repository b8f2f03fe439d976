# syntax=docker/dockerfile:1
# The server with everything inside, compiled. docs/hosting.md says how to run it.

FROM node:22-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY monstrerie/locales ../monstrerie/locales
RUN npm run build

FROM python:3.13-slim AS build
# The compiler of the day: it is gone from the image that is kept.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/run.txt requirements/
RUN python -m venv /opt/monstrerie \
    && /opt/monstrerie/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY monstrerie monstrerie
COPY --from=page /src/monstrerie/server/page monstrerie/server/page
RUN MONSTRERIE_COMPILED=1 /opt/monstrerie/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home monstrerie
COPY --from=build /opt/monstrerie /opt/monstrerie
ENV PATH=/opt/monstrerie/bin:$PATH MONSTRERIE_DATA=/data PYTHONUNBUFFERED=1
# By its number, so that a cluster can see that it is not root.
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["monstrerie", "serve", "--host", "0.0.0.0"]
